export { KeptPassages } from "./kept-passages.tsx";
