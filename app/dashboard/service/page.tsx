export default function Page() {
  return (
    <main id="main">
      <h1>service</h1>
    </main>
  )
}
