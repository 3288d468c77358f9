import { useEffect, useRef, useState } from 'react'

interface Countdown {
  pause: () => void
  resume: () => void
}

export function useCountdown(time: number, onEnd: () => void): Countdown {
  const [running, setRunning] = useState(true)
  const left = useRef(time)
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })

  useEffect(() => {
    if (!running) return
    const startedAt = Date.now()
    const timer = window.setTimeout(() => end.current(), left.current)
    return () => {
      window.clearTimeout(timer)
      left.current = Math.max(0, left.current - (Date.now() - startedAt))
    }
  }, [running])

  return { pause: () => setRunning(false), resume: () => setRunning(true) }
}
