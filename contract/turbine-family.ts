/** A turbine family as the home page compares them; figures come from the family's products. */
export interface TurbineFamily {
  id: number
  name: string
  summary: string
  models: number
  /** MW, least and greatest of the family; null where no product has a figure. */
  powerMin: number | null
  powerMax: number | null
  type: string
}
