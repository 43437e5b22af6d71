export { editSectionsAddress, pageHistoryAddress } from "./changes/addresses.ts";
export { outlineQuery } from "./changes/outline-query.ts";
export { PublishButton } from "./publish/publish-button.tsx";
export { CourseMenu } from "./screen/course-menu.tsx";
export { CourseOutline } from "./screen/course-outline.tsx";
export { OutlineSidebar } from "./screen/outline-sidebar.tsx";
export { PreviewLink } from "./screen/preview-link.tsx";
