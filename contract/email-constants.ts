/**
 * Deliberately strict: one @, an ASCII local part without quotes or separators that mail headers could misread, a
 * domain with a dot.
 */
export const emailPattern = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.)+[\p{L}\p{N}-]{2,63}$/u
