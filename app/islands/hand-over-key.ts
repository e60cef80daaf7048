/** Key in session storage of what one page hands to the next. */
export const handOverKey = "hand_over"
