type News = 'locked' | 'unlocked' | 'left' | 'handed_over'

const channel = new BroadcastChannel('markaz.lock')

export const tellWindows = (news: News): void => channel.postMessage(news)

export function onNews(wanted: News, listener: () => void): () => void {
  const listen = ({ data }: MessageEvent) => {
    if (data === wanted) listener()
  }
  channel.addEventListener('message', listen)
  return () => channel.removeEventListener('message', listen)
}
