export const usualConditions = {
  as: 'active' as const,
  charge: { price: null, billingMode: null },
  discountReason: null,
  overCapacityReason: null,
}
