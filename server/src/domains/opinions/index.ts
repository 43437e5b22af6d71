/** What other domains and the demo may use of opinions. */
export { findAskedOpinion } from "./pins/find-asked-opinion.ts";
export { findCommentedOpinion, findLikedOpinion } from "./opinion/find-discussed-opinion.ts";
export { opinionDiscussion } from "./opinion/opinion-discussion.ts";
export { opinionCommented, opinionLiked, pinAsked } from "./opinion/opinions-events.ts";
export { countOwnLikes } from "./list/count-own-likes.ts";
export { findLikedOpinions } from "./list/find-liked-opinions.ts";
export { findOwnOpinion, listOpinions } from "./list/list-opinions.ts";
export {
  opinionCommentsView,
  opinionLikesView,
  opinionsView,
  pinsView,
  receptionView,
} from "./sql-views.ts";
export { opinionsPersonalData } from "./personal-data/opinions-personal-data.ts";
