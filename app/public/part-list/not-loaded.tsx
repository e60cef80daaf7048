import { useNavigate } from "react-router"
import { LoadFailure } from "./no-parts.tsx"

/** The page when nothing of it could be loaded, as on a way here without a connection. */
export function NotLoaded() {
  const navigate = useNavigate()
  return (
    <main id="main">
      <div className="wrap section">
        <LoadFailure onRetry={() => void navigate(0)} />
      </div>
    </main>
  )
}
