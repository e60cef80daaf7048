export default function Page() {
  return (
    <main id="main">
      <h1>requests</h1>
    </main>
  )
}
