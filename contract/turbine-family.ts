/** A turbine family in the comparison on the home page; figures come from its products. */
export interface TurbineFamily {
  id: number
  name: string
  summary: string
  models: number
  /** Minimum and maximum of the family in MW; null without figures. */
  powerMin: number | null
  powerMax: number | null
  type: string
}
