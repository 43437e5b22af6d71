import { expect, test } from "vitest";

import { videoIdentity } from "./video-identity.ts";

test.each([
  ["https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=30s", "youtube:dQw4w9WgXcQ"],
  ["https://youtu.be/dQw4w9WgXcQ", "youtube:dQw4w9WgXcQ"],
  ["https://vimeo.com/76979871/0123abcdef", "vimeo:76979871"],
  ["https://player.vimeo.com/video/76979871?h=0123abcdef", "vimeo:76979871"],
  ["https://media.example.org/soil.mp4", "https://media.example.org/soil.mp4"],
])("%s is %s", (address, identity) => {
  expect(videoIdentity(address)).toBe(identity);
});
