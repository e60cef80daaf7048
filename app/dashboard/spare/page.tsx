export default function Page() {
  return (
    <main id="main">
      <h1>spare</h1>
    </main>
  )
}
