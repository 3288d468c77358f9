import { SegmentedControl } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { type LaneScale, laneScales } from '#domain/shared/choices/calendar_layouts'

interface LaneScalesProps {
  scale: LaneScale
  onScale: (scale: LaneScale) => void
}

export function LaneScales({ scale, onScale }: LaneScalesProps) {
  const t = useTranslations('calendar')
  return (
    <SegmentedControl
      aria-label={t('lanes.scale')}
      value={scale}
      onChange={(next) => onScale(next as LaneScale)}
      data={laneScales.map((value) => ({ value, label: t(`layouts.${value}`) }))}
    />
  )
}
