/** Returns the address of a picture of the company, or of the design's without one; both paths are below `/`. */
export const ownImage = (path: string, design: string): string => `/${path || design}`
