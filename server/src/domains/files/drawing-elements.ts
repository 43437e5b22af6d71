/** Elements of SVG 2 that draw, group, describe or animate; none of them runs or fetches. */
export const ALLOWED_ELEMENTS: ReadonlySet<string> = new Set(
  `svg g defs symbol use title desc switch path rect circle ellipse line polyline polygon text tspan
  textPath image style linearGradient radialGradient stop pattern clipPath mask marker filter feBlend
  feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge
  feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence
  animate animateMotion animateTransform mpath set`.split(/\s+/),
);

/** Attributes for position, paint and description. `href` is missing, as it is checked by its value. */
export const ALLOWED_ATTRIBUTES: ReadonlySet<string> = new Set(
  `id class style lang xml:lang xml:space role aria-label aria-labelledby aria-hidden tabindex
  viewBox preserveAspectRatio width height x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d points dx dy
  rotate textLength lengthAdjust startOffset method spacing side pathLength transform
  transform-origin version refX refY markerUnits markerWidth markerHeight orient
  gradientUnits gradientTransform spreadMethod offset patternUnits patternContentUnits
  patternTransform clipPathUnits maskUnits maskContentUnits filterUnits primitiveUnits mask-type
  in in2 result type values mode operator k1 k2 k3 k4 order kernelMatrix divisor bias targetX targetY
  edgeMode preserveAlpha surfaceScale diffuseConstant specularConstant specularExponent azimuth
  elevation limitingConeAngle pointsAtX pointsAtY pointsAtZ z scale xChannelSelector
  yChannelSelector stdDeviation radius baseFrequency numOctaves seed stitchTiles tableValues slope
  intercept amplitude exponent
  attributeName attributeType begin dur end min max restart repeatCount repeatDur fill calcMode
  keyTimes keySplines keyPoints from to by additive accumulate path origin
  alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation
  color-interpolation-filters color-rendering cursor direction display dominant-baseline
  enable-background fill-opacity fill-rule filter flood-color flood-opacity font font-family font-size
  font-size-adjust font-stretch font-style font-variant font-weight glyph-orientation-horizontal
  glyph-orientation-vertical image-rendering isolation kerning letter-spacing lighting-color
  marker marker-end marker-mid marker-start mask mix-blend-mode opacity overflow paint-order
  pointer-events shape-rendering stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset
  stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor
  text-decoration text-rendering unicode-bidi vector-effect visibility white-space word-spacing
  writing-mode requiredExtensions systemLanguage`.split(/\s+/),
);
