export { CodeBlocks } from "./code-blocks.tsx";
