/** Chunks with several staff screens. */
export const lightScreens = () => import("./routes/staff/light-screens.ts");
export const editorScreens = () => import("./routes/staff/editor-screens.ts");
export const surveyScreen = () => import("./routes/staff/survey-page.tsx");
export const courseScreens = () => import("./routes/staff/course-screens.ts");
export const adminScreens = () => import("./routes/staff/admin-screens.ts");
export const resultsScreens = () => import("./routes/staff/results-screens.ts");
export const newsScreens = () => import("./routes/staff/news-screens.ts");
