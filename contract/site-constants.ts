/** Token of the preview that shows signed-in people a site that is not open. */
export const wholeSiteKey = "site"
