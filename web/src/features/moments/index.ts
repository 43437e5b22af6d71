export { Moments } from "./moments.tsx";
