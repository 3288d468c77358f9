import vine from '@vinejs/vine'
import { percentage } from '#domain/shared/limits/counts'
import { typedFigure } from '#domain/shared/text/digits'

export const numberField = () =>
  vine.number().parse((value) => {
    return typeof value === 'string' ? typedFigure(value).replace('٫', '.').trim() || null : value
  })

export const countField = (least: number, most: number) =>
  numberField().withoutDecimals().range([least, most])

export const percentField = () =>
  numberField().range([0, percentage.most]).decimal([0, percentage.places])
