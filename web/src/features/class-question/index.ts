export { ClassScreen } from "./class-screen.tsx";
export { classQuery } from "./class-query.ts";
