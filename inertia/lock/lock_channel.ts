type News = 'locked' | 'unlocked' | 'left'

const channel = new BroadcastChannel('markaz.lock')

export const tellWindows = (news: News): void => channel.postMessage(news)

/** Calls back when another window has locked or unlocked the screen, or signed out. */
export function onNews(wanted: News, listener: () => void): () => void {
  const listen = ({ data }: MessageEvent) => {
    if (data === wanted) listener()
  }
  channel.addEventListener('message', listen)
  return () => channel.removeEventListener('message', listen)
}
