export { RecallCard } from "./recall-card.tsx";
export { RecallView } from "./recall-view.tsx";
export { recallsQuery } from "./recalls-query.ts";
