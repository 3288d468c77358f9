import { Skeleton } from '@mantine/core'
import classes from '~/layouts/page/page_skeleton.module.css'

const LINES = [70, 90, 60, 80, 50]

export function PageSkeleton() {
  return (
    <div className={classes.skeleton} data-page-skeleton aria-hidden>
      <div className={classes.head}>
        <Skeleton circle height={56} />
        <div className={classes.names}>
          <Skeleton height={22} width={220} />
          <Skeleton height={14} width={140} />
        </div>
      </div>
      <Skeleton height={32} />
      <div className={classes.card}>
        {LINES.map((width) => (
          <Skeleton key={width} height={14} width={`${width}%`} />
        ))}
      </div>
    </div>
  )
}
