/** Returns the path of the request form with numbers or a list in its field, without language prefix. */
export const requestPath = (numbers: string): string => `/contact?${new URLSearchParams({ number: numbers })}#request`
