import { useEffect } from 'react'
import { search, type SearchPlace } from '~/components/search/search_store'

/** A window that becomes too narrow for the box takes it away: what is open in it goes on over the page. */
export function useBoxInSight(place: SearchPlace | null): void {
  useEffect(() => {
    const box = document.querySelector('[data-search-box]')
    if (place !== 'box' || !box) return
    const observer = new ResizeObserver(() => {
      if (!box.checkVisibility()) search.move('overlay')
    })
    observer.observe(box)
    return () => observer.disconnect()
  }, [place])
}
