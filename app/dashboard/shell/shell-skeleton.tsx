/** The frame before it is known who asks and in which language: no words, the shape of the dashboard. */
export function ShellSkeleton() {
  return (
    <div className="dash" aria-busy="true">
      <title>Dashboard</title>
      <div className="mobbar" />
      <div className="rail" />
      <main className="work" id="main">
        <div className="d-head">
          <span className="sk sk-crumb" />
          <span className="sk sk-title" />
        </div>
      </main>
    </div>
  )
}
