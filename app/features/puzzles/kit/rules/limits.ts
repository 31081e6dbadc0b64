/** Of the author's words to players who give a wrong answer that was foreseen. */
export const longestReply = 300
