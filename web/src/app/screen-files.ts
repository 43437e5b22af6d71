/** Chunks with several screens that a lesson links to. */
export const publicScreens = () => import("./routes/public/public-screens.ts");
export const studentScreens = () => import("./routes/student/student-screens.ts");
