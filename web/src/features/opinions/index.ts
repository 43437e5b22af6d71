export { OpinionList, Opinions } from "./list/opinion-list.tsx";
