export default function Page() {
  return <main id="main"><h1>part-list</h1></main>
}
