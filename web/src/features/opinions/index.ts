export { OpinionList, Opinions } from "./list/opinion-list.tsx";
export { PinList } from "./pins/pin-list.tsx";
