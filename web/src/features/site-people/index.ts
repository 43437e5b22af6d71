export { SitePeople } from "./site-people.tsx";
