export default function Page() {
  return (
    <main id="main">
      <h1>spares</h1>
    </main>
  )
}
