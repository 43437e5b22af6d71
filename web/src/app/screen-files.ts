/** Files of the build that hold several screens, of those that a lesson leads to. */
export const publicScreens = () => import("./routes/public/public-screens.ts");
export const studentScreens = () => import("./routes/student/student-screens.ts");
