/** What is picked, from the course down; ids. */
export interface CoursePath {
  course?: number | undefined;
  module?: number | undefined;
  page?: number | undefined;
}
