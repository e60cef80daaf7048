/** A dash in place of a missing value; `label` says so to screen readers. */
export const NoValue = ({ label }: { label: string }) => (
  <>
    <span aria-hidden="true">–</span>
    <span className="visually-hidden">{label}</span>
  </>
)
