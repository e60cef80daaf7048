/**
 * Pages whose requests and Lighthouse scores are measured: home, gas turbines, part list, service, product, Russian
 * home.
 */
export const visited = ["/", "/gas-turbina", "/part-list/1", "/service/3", "/parts/1", "/ru"] as const
