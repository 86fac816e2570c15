// The bridge between the page and Skyloop's Swift, which decides everything: what is shown, at which time,
// in which colours, what is fetched and when. Here bytes, pixels and events are carried to and fro.

const page = document.documentElement;
const element = (id) => document.getElementById(id);
const decoder = new TextDecoder();
const encoder = new TextEncoder();

const { instance } = await WebAssembly.instantiateStreaming(fetch('SkyloopWeb.wasm'));
// A copy, whose functions can be measured.
const swift = { ...instance.exports };

// Memory may grow with any call, which takes every earlier view of it away.
const bytesAt = (address, count) => new Uint8Array(swift.memory.buffer, address, count);
const numbersInBuffer = (count) => {
  const address = swift.viewer_buffer(count * 8);
  const view = new DataView(swift.memory.buffer, address, count * 8);
  return Array.from({ length: count }, (_, index) => view.getFloat64(index * 8, true));
};
const send = (bytes) => {
  const address = swift.viewer_buffer(bytes.length);
  bytesAt(address, bytes.length).set(bytes);
  return bytes.length;
};
const sendTexts = (...texts) => send(encoder.encode(texts.join('\0')));
const seconds = () => Date.now() / 1000;

// MARK: What Swift asks for

const place = (position) => `${position * 100}%`;
const requests = new Map();
let retry = 0;

const commands = {
  text: (id, text) => { element(id).textContent = text; },
  attribute: (id, name, value) => element(id).setAttribute(name, value),
  variable: (id, name, value) => element(id).style.setProperty(name, value),
  hide: (id, isHidden) => { element(id).hidden = isHidden; },
  marks: (id, marks) => element(id).replaceChildren(...marks.map(([position, text]) => {
    const mark = document.createElement('span');
    mark.textContent = text;
    mark.style.left = place(position);
    return mark;
  })),
  spans: (id, spans) => element(id).replaceChildren(...spans.map(([from, to]) => {
    const span = document.createElement('i');
    span.style.left = place(from);
    if (to > from) span.style.width = place(to - from);
    return span;
  })),
  layer: (index, isOn, hasFailed) => showLayer(index, isOn, hasFailed),
  units: (isImperial) => showUnits(isImperial),
  address: (name, value) => {
    view.set(name, value);
    saveView();
  },
  fetch: async (ticket, address) => {
    const request = new AbortController();
    requests.set(ticket, request);
    try {
      const answer = await fetch(address, { signal: request.signal });
      if (!answer.ok) throw new Error(answer.statusText);
      const bytes = new Uint8Array(await answer.arrayBuffer());
      if (!requests.has(ticket)) return;
      swift.viewer_received(ticket, send(bytes));
      wake();
      notice('');
    } catch (error) {
      if (error.name === 'AbortError') return;
      const isLost = error instanceof TypeError;
      call(() => swift.viewer_failed(ticket, isLost ? 1 : 0));
      if (!isLost) return;
      notice('The server can’t be reached. Trying again…');
      retry ||= setTimeout(() => {
        retry = 0;
        call(() => swift.viewer_retry());
      }, 3000);
    } finally {
      requests.delete(ticket);
    }
  },
  abort: (ticket) => requests.get(ticket)?.abort(),
  repaint: () => map.triggerRepaint(),
};

let lastFrame = 0;
let frame = 0;

/** Does what Swift asks for, and comes back for the next picture while something moves. */
function follow() {
  const count = swift.viewer_commands();
  if (count > 0) {
    const list = JSON.parse(decoder.decode(bytesAt(swift.viewer_buffer(count), count)));
    for (const [name, ...values] of list) commands[name](...values);
  }
}

function draw(time) {
  const step = lastFrame ? (time - lastFrame) / 1000 : 0;
  lastFrame = time;
  const goesOn = swift.viewer_frame(seconds(), step);
  follow();
  frame = goesOn ? requestAnimationFrame(draw) : 0;
  if (!goesOn) lastFrame = 0;
}

/** Sees to it that Swift is called for the next picture, and that what it asks for until then is done. */
function wake() {
  follow();
  if (!frame) frame = requestAnimationFrame(draw);
}

/** Calls Swift with an event, and shows what it changed at once. */
function call(event) {
  const result = event();
  // Less than no time: what can wait for the next picture waits.
  const goesOn = swift.viewer_frame(seconds(), -1);
  follow();
  if (goesOn && !frame) frame = requestAnimationFrame(draw);
  return result;
}

function notice(text) {
  element('notice').textContent = text;
  element('notice').hidden = !text;
}

// MARK: The map

const colours = {
  dark: { water: '#0f1723', land: '#1b2433', line: '#dfe7f2', halo: '#0a0f18' },
  light: { water: '#d7e3ee', land: '#f1f2f0', line: '#2c3a4a', halo: '#ffffff' },
};
const isLight = () => page.dataset.theme === 'light';
// Natural Earth's three scales, each where its detail suits. The finest one is had when it is needed; until it has come,
// the one before it stands in.
const levels = [['coarse', 0, 2.3], ['medium', 2.3, 5], ['fine', 5, 24]];
const geojson = (name) => ({ type: 'geojson', data: `${name}.geojson` });

function groundOf([level, minzoom, maxzoom], colour) {
  const line = (id, kind, filter, paint) => ({
    id: `${id}-${level}`, type: 'line', source: `lines-${level}`, minzoom, maxzoom,
    filter: ['all', ['==', ['get', 'kind'], kind], ...filter],
    layout: { 'line-join': 'round' }, paint: { 'line-color': colour.line, ...paint },
  });
  return [
    {
      id: `land-${level}`, type: 'fill', source: `land-${level}`, minzoom, maxzoom,
      paint: { 'fill-color': colour.land },
    },
    line('states', 'state', [['<=', ['get', 'zoom'], ['zoom']]], { 'line-width': 0.6, 'line-opacity': 0.32 }),
    line('lakes', 'lake', [['>=', ['zoom'], 3.4]], { 'line-width': 0.6, 'line-opacity': 0.5 }),
    line('borders', 'border', [], { 'line-width': 0.8, 'line-opacity': 0.5 }),
    line('halo', 'coast', [], { 'line-color': colour.halo, 'line-width': 2.6, 'line-opacity': 0.4, 'line-blur': 1 }),
    line('coast', 'coast', [], { 'line-width': 0.9, 'line-opacity': 0.8 }),
  ];
}

const fine = ['land-fine', 'lines-fine'];
const hasFine = () => fine.every((id) => map?.getSource(id) && map.isSourceLoaded(id));

/** Gets the finest map where the view is near enough for it. */
function refine() {
  if (!isStyled || map.getZoom() < 4.2 || map.getSource('land-fine')) return;
  for (const id of fine) map.addSource(id, geojson(id));
  for (const layer of groundOf(levels[2], colours[isLight() ? 'light' : 'dark'])) {
    map.addLayer(layer, layer.type === 'fill' ? 'weather' : 'places');
  }
}

function style() {
  const theme = isLight() ? 'light' : 'dark';
  const colour = colours[theme];
  const shown = levels.filter(([level]) => level !== 'fine' || map?.getSource('land-fine'));
  const ground = shown.flatMap(([level, minzoom, maxzoom]) =>
    groundOf([level, minzoom, level === 'medium' && !hasFine() ? 24 : maxzoom], colour));
  const isLand = ({ type }) => type === 'fill';
  const sources = shown.flatMap(([level]) => [`land-${level}`, `lines-${level}`]);
  return {
    version: 8,
    projection: { type: element('globe').getAttribute('aria-pressed') === 'true' ? 'globe' : 'mercator' },
    sources: Object.fromEntries([...sources, 'places'].map((name) => [name, geojson(name)])),
    layers: [
      { id: 'water', type: 'background', paint: { 'background-color': colour.water } },
      ...ground.filter(isLand), ...ground.filter((layer) => !isLand(layer)),
      {
        id: 'places', type: 'symbol', source: 'places', filter: ['<=', ['get', 'zoom'], ['zoom']],
        layout: {
          'icon-image': ['concat', `place:${theme}:`, ['get', 'capital'], ':', ['get', 'name']],
          'icon-anchor': 'left', 'icon-offset': [-5, 0], 'icon-padding': 6, 'symbol-sort-key': ['get', 'order'],
        },
      },
    ],
  };
}

/** Draws a place's name in the page's own type, as a picture for the map. */
function drawName(id) {
  const [, theme, capital, ...rest] = id.split(':');
  const name = rest.join(':');
  const ratio = Math.max(devicePixelRatio, 1);
  const font = `${capital === '1' ? 600 : 500} 12px system-ui, sans-serif`;
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  context.font = font;
  const width = Math.ceil(context.measureText(name).width) + 20;
  [canvas.width, canvas.height] = [width * ratio, 20 * ratio];
  context.scale(ratio, ratio);
  Object.assign(context, {
    font, textBaseline: 'middle', lineJoin: 'round', lineWidth: 3,
    strokeStyle: theme === 'light' ? 'rgb(255 255 255 / 0.85)' : 'rgb(10 15 24 / 0.8)',
    fillStyle: theme === 'light' ? '#1a2433' : '#eef3fa',
  });
  context.beginPath();
  context.arc(5, 10, 2.2, 0, 7);
  context.stroke();
  context.fill();
  context.strokeText(name, 12, 10.5);
  context.fillText(name, 12, 10.5);
  map.addImage(id, context.getImageData(0, 0, canvas.width, canvas.height), { pixelRatio: ratio });
}

const view = new URLSearchParams(location.hash.slice(1));
if (view.get('theme') === 'light') {
  page.dataset.theme = 'light';
  element('theme').setAttribute('aria-pressed', 'true');
}
if (view.get('projection') === 'globe') element('globe').setAttribute('aria-pressed', 'true');

let map;
map = new maplibregl.Map({
  container: 'map',
  style: style(),
  center: [Number(view.get('lon') ?? 0), Number(view.get('lat') ?? 30)],
  zoom: Number(view.get('zoom') ?? 2),
  maxZoom: 11,
  attributionControl: false,
});
let isStyled = false;
map.on('style.load', () => {
  if (!map.getLayer('weather')) map.addLayer(weather, 'states-coarse');
  isStyled = true;
  refine();
});
map.on('styleimagemissing', ({ id }) => { if (id.startsWith('place:') && !map.hasImage(id)) drawName(id); });
map.on('zoomend', refine);
// A part of the map that found no server is asked for until one answers; the tiles' requests give notice of it.
map.on('error', ({ sourceId, error }) => {
  if (!sourceId || error.status) console.error(error.message);
  else setTimeout(() => map.getSource(sourceId)?.setData(geojson(sourceId).data), 3000);
});
map.on('sourcedata', ({ sourceId }) => {
  if (!sourceId?.endsWith('-fine') || !hasFine()) return;
  for (const { id, minzoom, maxzoom } of groundOf(levels[1], {})) map.setLayerZoomRange(id, minzoom, maxzoom);
});
const scale = new maplibregl.ScaleControl({ maxWidth: 96 });
map.addControl(scale, 'top-left');

/** Draws the tiles that Swift paints, on whatever projection the map has. */
const weather = {
  id: 'weather',
  type: 'custom',
  renderingMode: '2d',
  steps: 24,
  onAdd(_, gl) {
    this.programs = new Map();
    this.textures = new Map();
    const points = [];
    const indices = [];
    // One row more above and below, which a globe has at its poles.
    for (let row = -1; row <= this.steps + 1; row++) {
      for (let column = 0; column <= this.steps; column++) {
        points.push(column / this.steps, row / this.steps);
        if (row > this.steps || column === this.steps) continue;
        const corner = (row + 1) * (this.steps + 1) + column;
        const below = corner + this.steps + 1;
        indices.push(corner, below, corner + 1, corner + 1, below, below + 1);
      }
    }
    this.count = indices.length;
    this.points = gl.createBuffer();
    gl.bindBuffer(gl.ARRAY_BUFFER, this.points);
    gl.bufferData(gl.ARRAY_BUFFER, new Float32Array(points), gl.STATIC_DRAW);
    this.indices = gl.createBuffer();
    gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, this.indices);
    gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, new Uint16Array(indices), gl.STATIC_DRAW);
  },
  program(gl, { variantName, vertexShaderPrelude, define }) {
    if (this.programs.has(variantName)) return this.programs.get(variantName);
    const compile = (type, source) => {
      const shader = gl.createShader(type);
      gl.shaderSource(shader, source);
      gl.compileShader(shader);
      return shader;
    };
    const program = gl.createProgram();
    gl.attachShader(program, compile(gl.VERTEX_SHADER, `#version 300 es
${vertexShaderPrelude}
${define}
in vec2 place;
uniform vec4 area;
uniform vec2 inset;
uniform bool isGlobe;
out vec2 texel;
void main() {
  vec2 inside = clamp(place, 0.0, 1.0);
  texel = mix(inset, 1.0 - inset, inside);
  vec2 spot = area.xy + inside * area.zw;
  // The map ends at 85 degrees, a globe at 90.
  if (isGlobe && place.y < 0.0 && spot.y < 0.001) spot.y = -1.0;
  if (isGlobe && place.y > 1.0 && spot.y > 0.999) spot.y = 2.0;
  gl_Position = projectTile(spot);
}`));
    gl.attachShader(program, compile(gl.FRAGMENT_SHADER, `#version 300 es
precision mediump float;
in vec2 texel;
uniform sampler2D pixels;
uniform float opacity;
uniform bool isTurned;
out vec4 colour;
void main() {
  colour = texture(pixels, texel) * opacity;
  if (isTurned) colour = colour.bgra;
}`));
    gl.linkProgram(program);
    if (!gl.getProgramParameter(program, gl.LINK_STATUS)) console.error(gl.getProgramInfoLog(program));
    const places = new Map();
    const uniform = (name) => {
      if (!places.has(name)) places.set(name, gl.getUniformLocation(program, name));
      return places.get(name);
    };
    this.programs.set(variantName, { program, uniform });
    return { program, uniform };
  },
  render(gl, { shaderData, defaultProjectionData: projection }) {
    const count = swift.viewer_tiles();
    const list = numbersInBuffer(count * 8);
    const { program, uniform } = this.program(gl, shaderData);
    gl.useProgram(program);
    gl.uniformMatrix4fv(uniform('u_projection_matrix'), false, projection.mainMatrix);
    gl.uniformMatrix4fv(uniform('u_projection_fallback_matrix'), false, projection.fallbackMatrix);
    gl.uniform4f(uniform('u_projection_tile_mercator_coords'), ...projection.tileMercatorCoords);
    gl.uniform4f(uniform('u_projection_clipping_plane'), ...projection.clippingPlane);
    gl.uniform1f(uniform('u_projection_transition'), projection.projectionTransition);
    gl.uniform1i(uniform('isGlobe'), projection.projectionTransition > 0.99 ? 1 : 0);
    gl.bindBuffer(gl.ARRAY_BUFFER, this.points);
    gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, this.indices);
    const attribute = gl.getAttribLocation(program, 'place');
    gl.enableVertexAttribArray(attribute);
    gl.vertexAttribPointer(attribute, 2, gl.FLOAT, false, 0, 0);
    gl.activeTexture(gl.TEXTURE0);
    gl.disable(gl.DEPTH_TEST);
    gl.depthMask(false);
    gl.enable(gl.BLEND);
    gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
    for (let index = 0; index < count; index++) {
      const [slot, x, y, width, height, opacity, version, isOverlay] = list.slice(index * 8, index * 8 + 8);
      const texture = this.texture(gl, slot);
      if (texture.version !== version && !this.upload(gl, texture, index, version)) continue;
      gl.uniform4f(uniform('area'), x, y, width, height);
      gl.uniform2f(uniform('inset'), isOverlay ? 0 : 1 / texture.width, isOverlay ? 0 : 1 / texture.height);
      gl.uniform1f(uniform('opacity'), opacity);
      gl.uniform1i(uniform('isTurned'), isOverlay);
      gl.drawElements(gl.TRIANGLES, this.count, gl.UNSIGNED_SHORT, 0);
    }
    // What is not drawn any more gives its memory back.
    const slots = new Set(Array.from({ length: count }, (_, index) => list[index * 8]));
    for (const [slot, texture] of this.textures) {
      if (slots.has(slot)) continue;
      gl.deleteTexture(texture.name);
      this.textures.delete(slot);
    }
  },
  texture(gl, slot) {
    let texture = this.textures.get(slot);
    if (!texture) {
      texture = { name: gl.createTexture(), version: -1, width: 0, height: 0 };
      this.textures.set(slot, texture);
      gl.bindTexture(gl.TEXTURE_2D, texture.name);
      gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
      gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.LINEAR);
      gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
      gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
    }
    gl.bindTexture(gl.TEXTURE_2D, texture.name);
    return texture;
  },
  /** Has Swift paint a picture, and carries its pixels over. */
  upload(gl, texture, index, version) {
    const address = swift.viewer_paint(index);
    if (!address) return texture.version >= 0;
    const [width, height, row, rows] = numbersInBuffer(4);
    gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, false);
    gl.pixelStorei(gl.UNPACK_FLIP_Y_WEBGL, false);
    if (texture.width !== width || texture.height !== height) {
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, width, height, 0, gl.RGBA, gl.UNSIGNED_BYTE, null);
    }
    const pixels = bytesAt(address + row * width * 4, rows * width * 4);
    gl.texSubImage2D(gl.TEXTURE_2D, 0, 0, row, width, rows, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
    Object.assign(texture, { version, width, height });
    return true;
  },
};

function sendCamera(isSettled) {
  const bounds = map.getBounds();
  const from = maplibregl.MercatorCoordinate.fromLngLat(bounds.getNorthWest());
  const to = maplibregl.MercatorCoordinate.fromLngLat(bounds.getSouthEast());
  const isGlobe = element('globe').getAttribute('aria-pressed') === 'true';
  call(() => swift.viewer_camera(from.x, from.y, to.x, to.y, map.getZoom() + 1, isGlobe ? 1 : 0,
    devicePixelRatio, isSettled ? 1 : 0));
}
map.on('move', () => sendCamera(false));
map.on('moveend', () => {
  sendCamera(true);
  const centre = map.getCenter();
  view.set('lon', centre.lng.toFixed(3));
  view.set('lat', centre.lat.toFixed(3));
  view.set('zoom', map.getZoom().toFixed(2));
  saveView();
});

const hideValue = () => call(() => swift.viewer_pointer(NaN, NaN));
map.on('mousemove', showValue);
map.on('mouseout', hideValue);
// A finger has no place of its own: a tap shows the value, a move takes it away.
map.on('click', showValue);
map.on('movestart', hideValue);

function showValue({ point, lngLat }) {
  const { x, y } = maplibregl.MercatorCoordinate.fromLngLat(lngLat);
  call(() => swift.viewer_pointer(x, y));
  const label = element('value');
  // Near an edge it goes to the other side of the pointer.
  label.classList.toggle('left', point.x > innerWidth - label.offsetWidth - 30);
  label.style.left = `${point.x}px`;
  label.style.top = `${Math.max(point.y, 40)}px`;
}

/** Draws the letters that stand on the map in the page's own type, for Swift to put there. */
function sendLetters() {
  const size = 32;
  const [pad, row] = [3, 40];
  const canvas = new OffscreenCanvas(1024, row);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context.font = `600 ${size}px system-ui, sans-serif`;
  context.fontVariantCaps = 'normal';
  context.fillStyle = '#000';
  const letters = [...'0123456789.-−∞eHL'];
  const cap = context.measureText('H').actualBoundingBoxAscent;
  const numbers = [size, cap, 1024, row];
  let left = 0;
  for (const letter of letters) {
    const advance = context.measureText(letter).width;
    const width = Math.ceil(advance) + 2;
    context.fillText(letter, left + 1, pad + size);
    numbers.push(letter.codePointAt(0), left, 0, width, row, -pad - size, advance);
    left += width + 2;
  }
  const { data } = context.getImageData(0, 0, 1024, row);
  const bytes = new Uint8Array(numbers.length * 8 + 1024 * row);
  bytes.set(new Uint8Array(new Float64Array(numbers).buffer));
  for (let index = 0; index < 1024 * row; index++) bytes[numbers.length * 8 + index] = data[index * 4 + 3];
  send(bytes);
  swift.viewer_letters(letters.length);
}

const stillness = matchMedia('(prefers-reduced-motion: reduce)');
const sendLook = () => call(() => swift.viewer_look(isLight() ? 1 : 0, stillness.matches ? 1 : 0));
stillness.addEventListener('change', sendLook);

// MARK: Layers and legends

let layers = [];

function showLayer(index, isOn, hasFailed) {
  for (const id of [`layer-${index}`, `legend-${index}`]) element(id).classList.toggle('failed', hasFailed);
  element(`failure-${index}`).hidden = !hasFailed;
  element(`layer-${index}`).setAttribute('aria-pressed', isOn);
  element(`opacity-${index}`).hidden = !isOn;
  element(`legend-${index}`).hidden = !isOn;
  element(`raise-${index}`).hidden = !isOn;
  if (isOn) {
    loadLegend(index);
    spaceNumbers(index);
  }
}

const isShown = (index) => element(`layer-${index}`).getAttribute('aria-pressed') === 'true';

function saveView() { history.replaceState(null, '', `#${view}`); }

function showUnits(isImperial) {
  scale.setUnit(isImperial ? 'imperial' : 'metric');
  for (const [index, layer] of layers.entries()) {
    const unit = isImperial ? layer.imperial?.unit ?? layer.unit : layer.unit;
    element(`unit-${index}`).textContent = unit ?? '';
    if (isShown(index)) loadLegend(index);
  }
}

const rgba = (colour) => {
  const hex = colour.replace('#', '').padEnd(8, 'f');
  return Number.parseInt(hex, 16);
};

// The marks and words of the forms that Swift numbers; coloured fields have none.
const forms = [undefined, 'lines', 'particles', 'barbs', 'arrows', 'values'];
const make = (tag, properties = {}, ...children) => {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
};

function addLayer(layer, index) {
  const [low, high] = layer.valueRange ?? [0, 1];
  const imperial = layer.imperial ?? { unit: layer.unit, factor: 1, constant: 0 };
  const count = sendTexts(layer.code, layer.kind, layer.unit ?? '', imperial.unit ?? '', layer.times.join(','));
  const form = forms[
    swift.viewer_layer(count, low, high, Math.min(layer.maxzoom ?? 5, 9), imperial.factor, imperial.constant)];
  const swatch = make('span', { className: `swatch ${form ?? ''}`, id: `swatch-${index}` });
  const button = make('button', { id: `layer-${index}` }, swatch, make('span', {}, layer.title));
  if (form) button.lastChild.append(make('small', {}, form));
  button.dataset.code = layer.code;
  button.setAttribute('aria-pressed', 'false');
  button.onclick = () => call(() =>
    swift.viewer_layer_on(index, button.getAttribute('aria-pressed') === 'true' ? 0 : 1));
  const opacity = make('input', {
    type: 'range', min: 0, max: 100, value: 85, id: `opacity-${index}`, hidden: true,
    ariaLabel: `Opacity of ${layer.title}`,
  });
  const raise = make('button', {
    id: `raise-${index}`, hidden: true, title: 'Bring to the front', ariaLabel: `Bring ${layer.title} to the front`,
  });
  raise.innerHTML = '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M5 5h14M12 20V9m0 0-4.5 4.5M12 9l4.5 4.5"/></svg>';
  raise.onclick = () => call(() => swift.viewer_layer_raise(index));
  opacity.oninput = () => call(() => swift.viewer_layer_opacity(index, opacity.value / 100));

  const unit = make('button', { id: `unit-${index}`, className: 'unit', title: 'Change the units' }, layer.unit ?? '');
  unit.onclick = () => call(() => swift.viewer_button(8));
  element('legends').append(make('div', { className: 'legend card', id: `legend-${index}`, hidden: true },
    make('h2', {}, make('span', { className: 'name' }, layer.title, form ? make('small', {}, form) : ''), unit),
    make('p', { className: 'failure', id: `failure-${index}`, hidden: true }, 'This layer can’t be loaded.'),
    ...(form ? [] : [make('div', { className: 'bar', id: `bar-${index}` }),
      make('div', { className: 'numbers', id: `numbers-${index}` })])));
  return make('div', { className: 'row' }, button, opacity, raise);
}

function sendScale(index, stops) {
  const values = new Float64Array(stops.flatMap(([value, colour]) => [value, rgba(colour)]));
  send(new Uint8Array(values.buffer));
  call(() => swift.viewer_scale(index, values.length));
}

/** Leaves out each number of a legend that is seen where it would touch the one before it. */
function spaceNumbers(index) {
  let end = -Infinity;
  for (const number of element(`numbers-${index}`)?.children ?? []) {
    number.hidden = false;
    const { left, right, width } = number.getBoundingClientRect();
    number.hidden = width > 0 && left < end + 4;
    if (!number.hidden) end = right;
  }
}
addEventListener('resize', () => layers.forEach((_, index) => { if (isShown(index)) spaceNumbers(index); }));

/** Whether each legend that is there or on its way is in imperial units. */
const legendUnits = new Map();

/** Gets a legend where it is not there yet, gives Swift its colours, and shows it. */
async function loadLegend(index) {
  const isImperial = view.get('units') === 'imperial';
  if (layers[index].kind !== 'sample' || legendUnits.get(index) === isImperial) return;
  legendUnits.set(index, isImperial);
  try {
    const answer = await fetch(`legend/${layers[index].code}.json${isImperial ? '?units=imperial' : ''}`);
    const scale = answer.ok ? await answer.json() : {};
    if (legendUnits.get(index) !== isImperial) return;
    sendScale(index, scale.stops ?? []);
    if (!scale.stops?.length) return;
    const gradient = scale.colors.map((colour, at) => `${colour} ${place((at + 0.5) / scale.colors.length)}`);
    for (const id of [`bar-${index}`, `swatch-${index}`]) {
      element(id).style.background = `linear-gradient(90deg, ${gradient})`;
    }
    element(`numbers-${index}`).replaceChildren(...scale.ticks.map(({ position, text }) => {
      const number = make('span', { textContent: text });
      number.style.left = place(position);
      return number;
    }));
    spaceNumbers(index);
  } catch {
    // Told of with the tiles, which are not had either.
    legendUnits.delete(index);
    sendScale(index, []);
  }
}

const sentence = (text) => text[0].toUpperCase() + text.slice(1);

async function loadCatalog() {
  const answer = await fetch('catalog.json');
  if (!answer.ok) throw new Error(answer.statusText);
  layers = (await answer.json()).layers;
  let category;
  for (const [index, layer] of layers.entries()) {
    if (layer.category !== category) {
      category = layer.category;
      element('layers').append(Object.assign(document.createElement('h2'), { textContent: sentence(category ?? 'other') }));
    }
    element('layers').append(addLayer(layer, index));
  }
  const isImperial = view.get('units') === 'imperial';
  if (isImperial) call(() => swift.viewer_button(8));
  else showUnits(false);
  const wanted = view.get('layers')?.split(',').filter(Boolean) ?? layers.slice(0, 1).map((layer) => layer.code);
  for (const code of wanted) {
    const index = layers.findIndex((layer) => layer.code === code);
    if (index >= 0) call(() => swift.viewer_layer_on(index, 1));
  }
  const shown = layers.find((layer) => wanted.includes(layer.code));
  if (shown && !view.has('lon')) {
    const [west, south, east, north] = shown.bounds;
    // A layer of the whole world leaves the map where it is.
    if (east - west < 300) {
      map.fitBounds([[west, Math.max(south, -80)], [east, Math.min(north, 84)]], {
        padding: { top: 60, bottom: 140, left: 60, right: 60 }, maxZoom: 9, duration: 0,
      });
    }
  }
  if (view.get('time')) call(() => swift.viewer_go(Date.parse(view.get('time')) / 1000));
  sendZone();
  if (!layers.length) notice('These files hold nothing that Skyloop can show.');
}

/** Tells Swift how the clocks of this place run, as the browser's own database has it. */
function sendZone() {
  const times = layers.flatMap((layer) => [Date.parse(layer.times[0]), Date.parse(layer.times.at(-1))]);
  if (!times.length) return;
  const name = new Intl.DateTimeFormat('en', { timeZoneName: 'short' });
  const offset = (time) => -new Date(time).getTimezoneOffset() * 60;
  const periods = [];
  const day = 86_400_000;
  for (let time = Math.min(...times) - day; time <= Math.max(...times) + day; time += day / 24) {
    if (periods.at(-1)?.[1] === offset(time)) continue;
    const label = name.formatToParts(time).find((part) => part.type === 'timeZoneName').value;
    periods.push([time / 1000, offset(time), label]);
  }
  const texts = encoder.encode(periods.map((period) => period[2]).join('\0'));
  const start = Math.ceil(texts.length / 8) * 8;
  const bytes = new Uint8Array(start + periods.length * 16);
  bytes.set(texts);
  const view = new DataView(bytes.buffer);
  periods.forEach(([time, zone], index) => {
    view.setFloat64(start + index * 16, time, true);
    view.setFloat64(start + index * 16 + 8, zone, true);
  });
  send(bytes);
  swift.viewer_zone(texts.length, periods.length * 2);
}

// MARK: Hands and keys

const track = element('track');
const keys = {
  ArrowLeft: 0, ArrowDown: 0, ArrowRight: 1, ArrowUp: 1, PageDown: 2, PageUp: 3, Home: 4, End: 5, ' ': 7,
};
const position = (event) => {
  const box = track.getBoundingClientRect();
  return (event.clientX - box.left) / box.width;
};

track.addEventListener('pointerdown', (event) => {
  track.setPointerCapture(event.pointerId);
  call(() => swift.viewer_drag(0, position(event)));
});
track.addEventListener('pointermove', (event) => {
  if (track.hasPointerCapture(event.pointerId)) call(() => swift.viewer_drag(1, position(event)));
});
track.addEventListener('pointerup', (event) => call(() => swift.viewer_drag(2, position(event))));
track.addEventListener('pointercancel', (event) => call(() => swift.viewer_drag(3, position(event))));
addEventListener('keydown', (event) => {
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
  const isOnTrack = event.target === track;
  const isFree = event.target === document.body || event.target.classList.contains('maplibregl-canvas');
  if (!isPlain || !(event.key in keys) || !(isOnTrack || (isFree && event.key === ' '))) return;
  if (call(() => swift.viewer_key(keys[event.key]))) event.preventDefault();
});
for (const button of document.querySelectorAll('[data-button]')) {
  button.addEventListener('click', () => call(() => swift.viewer_button(Number(button.dataset.button))));
}
new ResizeObserver(() => call(() => swift.viewer_resize(track.clientWidth))).observe(track);

function showLayers(isOpen) {
  element('layers').hidden = !isOpen;
  element('layers-button').setAttribute('aria-expanded', isOpen);
  if (isOpen) layers.forEach((_, index) => loadLegend(index));
}
element('layers-button').addEventListener('click', () => showLayers(element('layers').hidden));
addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || element('layers').hidden) return;
  showLayers(false);
  element('layers-button').focus();
});
element('theme').addEventListener('click', () => {
  page.dataset.theme = isLight() ? 'dark' : 'light';
  element('theme').setAttribute('aria-pressed', isLight());
  view.set('theme', page.dataset.theme);
  saveView();
  map.setStyle(style());
  sendLook();
});
element('full').addEventListener('click', () => {
  if (document.fullscreenElement) document.exitFullscreen();
  else page.requestFullscreen();
});
addEventListener('fullscreenchange', () => element('full').setAttribute('aria-pressed', !!document.fullscreenElement));
element('film').addEventListener('click', saveFilm);

/** Has the server make a film of what is shown, and saves it. */
async function saveFilm() {
  const button = element('film');
  if (button.getAttribute('aria-busy') === 'true') return;
  button.setAttribute('aria-busy', 'true');
  notice('The server makes the film…');
  try {
    const centre = map.getCenter().wrap();
    const size = Math.min(1, 1280 / Math.max(innerWidth, innerHeight));
    const wanted = new URLSearchParams({
      layers: view.get('layers') ?? '', lon: centre.lng.toFixed(4), lat: centre.lat.toFixed(4),
      zoom: (map.getZoom() + Math.log2(size)).toFixed(3), width: Math.round(innerWidth * size / 2) * 2,
      height: Math.round(innerHeight * size / 2) * 2, units: view.get('units') ?? 'metric',
      theme: isLight() ? 'light' : 'dark',
    });
    if (element('zone').getAttribute('aria-pressed') === 'true') {
      wanted.set('timezone', Intl.DateTimeFormat().resolvedOptions().timeZone);
    }
    const answer = await fetch(`film.mp4?${wanted}`);
    if (!answer.ok) throw new Error((await answer.json()).error.reason);
    const link = make('a', { href: URL.createObjectURL(await answer.blob()), download: 'skyloop.mp4' });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
    notice('');
  } catch (error) {
    notice(`The film can’t be made: ${error.message}`);
    setTimeout(() => notice(''), 6000);
  } finally {
    button.removeAttribute('aria-busy');
  }
}
element('globe').addEventListener('click', () => {
  const isGlobe = element('globe').getAttribute('aria-pressed') !== 'true';
  element('globe').setAttribute('aria-pressed', isGlobe);
  map.setProjection({ type: isGlobe ? 'globe' : 'mercator' });
  view.set('projection', isGlobe ? 'globe' : 'mercator');
  saveView();
  sendCamera(true);
});

// MARK: Start

// For whoever looks at the page from outside, as tests do.
window.skyloop = { map, swift, weather, memory: () => swift.memory.buffer.byteLength };

swift.viewer_start(seconds());
// Now moves on even while nothing else does.
setInterval(() => call(() => {}), 60_000);
sendLook();
sendLetters();
try {
  await loadCatalog();
  sendCamera(true);
  page.dataset.state = 'ready';
} catch (error) {
  page.dataset.state = 'error';
  notice('The list of layers can’t be read. Is the server running?');
}
