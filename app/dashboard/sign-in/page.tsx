export default function Page() {
  return <main id="main"><h1>sign-in</h1></main>
}
