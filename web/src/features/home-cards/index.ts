export { NewsCard } from "./news-card.tsx";
export { NextClassCard } from "./next-class-card.tsx";
