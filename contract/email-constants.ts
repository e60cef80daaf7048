/** Deliberately plain: one @, no white space or separators that mail headers could misread, a dot in the domain. */
export const emailPattern = /^[^\s@,;:<>"()[\]\\]{1,64}@[^\s@,;:<>"()[\]\\]+\.[^\s@,;:<>"()[\]\\.]{2,}$/u
