export * from "./access-tables.ts";
export * from "./account-tables.ts";
export * from "./authoring-tables.ts";
export * from "./course-tables.ts";
export * from "./file-tables.ts";
export * from "./learning-tables.ts";
export * from "./opinion-tables.ts";
export * from "./platform-tables.ts";
export type * from "./stored-content.ts";
