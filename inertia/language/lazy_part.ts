import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import { language } from '~/language/store'

/** React's `lazy` for a part that brings words of its own: it is drawn once they are there. */
export function lazyPart<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const part = await load()
    await language.complete()
    return part
  })
}
