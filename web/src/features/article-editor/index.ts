export { ArticleEditor } from "./article-editor.tsx";
