/** What other domains and the demo may use of opinions. */
export { commentOpinion } from "./comments/comment-opinion.ts";
export { opinionCommented, opinionLiked } from "./opinion/opinions-events.ts";
export { findOwnOpinion } from "./list/list-opinions.ts";
export { likeOpinion } from "./opinion/like-opinion.ts";
export { opinionsPersonalData } from "./personal-data/opinions-personal-data.ts";
export { authorName } from "./opinion/author-name.ts";
