/** Files of the build that hold several screens. */
export const publicScreens = () => import("./routes/public/public-screens.ts");
export const lightScreens = () => import("./routes/staff/light-screens.ts");
export const editorScreens = () => import("./routes/staff/editor-screens.ts");
export const courseScreens = () => import("./routes/staff/course-screens.ts");
export const adminScreens = () => import("./routes/staff/admin-screens.ts");
export const newsScreens = () => import("./routes/student/news-screens.ts");
export const staffNewsScreens = () => import("./routes/staff/news-screens.ts");
export const studentScreens = () => import("./routes/student/student-screens.ts");
export const accountScreens = () => import("./routes/account/account-screens.ts");
