import { useState } from 'react'
import { urlFor } from '~/client'
import { useProfileRoute } from '~/components/profile/use_profile_route'
import { sendJson } from '~/feedback/send_json'

/** Fetches the file of all that is known of oneself and hands it to the browser to keep. */
export function useOwnExport() {
  const profile = useProfileRoute()
  const [isPending, setPending] = useState(false)
  const [hasFailed, setFailed] = useState(false)

  async function save(): Promise<void> {
    setPending(true)
    const answer = await sendJson(urlFor(`${profile}.exports.store`)).catch(() => undefined)
    const file = answer?.ok ? await answer.blob().catch(() => undefined) : undefined
    setPending(false)
    setFailed(!file)
    if (answer && file) download(file, nameOf(answer))
  }

  return { save, isPending, hasFailed }
}

const nameOf = (answer: Response) =>
  /filename="([^"]+)"/.exec(answer.headers.get('Content-Disposition') ?? '')?.[1] ?? 'my-data.json'

function download(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
