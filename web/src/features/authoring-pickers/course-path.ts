/** The picked ids, from the course down. */
export interface CoursePath {
  course?: number | undefined;
  module?: number | undefined;
  page?: number | undefined;
}
